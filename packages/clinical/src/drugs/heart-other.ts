import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const heart = drugFamily({ group: 'OTHER' });
const vasodilator = drugFamily({ group: 'ANTIHYPERTENSIVE', classes: ['ANTIHYPERTENSIVE'] });
const sympathomimetic = drugFamily({ group: 'OTHER', classes: ['CATECHOLAMINE'] });

/** Medication for heart, vessels and blood of no other file. */
export const HEART_OTHER: readonly Drug[] = [
  sympathomimetic({ key: 'dopamine', brands: ['Intropin'], atc: 'C01CA04' }),
  sympathomimetic({ key: 'dobutamine', brands: ['Dobutrex'], atc: 'C01CA07' }),
  heart({ key: 'milrinone', brands: ['Primacor'], atc: 'C01CE02' }),
  heart({ key: 'adenosine', brands: ['Adenocard', 'Adenocor'], atc: 'C01EB10' }),
  heart({ key: 'vericiguat', brands: ['Verquvo'], atc: 'C01DX22' }),
  vasodilator({
    key: 'nitroprusside',
    inn: 'sodium nitroprusside',
    brands: ['Nipride', 'Nitropress'],
    atc: 'C02DD01',
  }),
  vasodilator({ key: 'bosentan', brands: ['Tracleer'], atc: 'C02KX01' }),
  vasodilator({ key: 'ambrisentan', brands: ['Letairis', 'Volibris'], atc: 'C02KX02' }),
  vasodilator({ key: 'macitentan', brands: ['Opsumit'], atc: 'C02KX04' }),
  vasodilator({ key: 'riociguat', brands: ['Adempas'], atc: 'C02KX05' }),
  vasodilator({ key: 'phenoxybenzamine', brands: ['Dibenzyline', 'Dibenyline'], atc: 'C04AX02' }),
  vasodilator({ key: 'phentolamine', brands: ['Regitine', 'Rogitine', 'OraVerse'], atc: 'C04AB01' }),
  heart({
    key: 'pentoxifylline',
    synonyms: ['oxpentifylline'],
    brands: ['Trental', 'Pentoxil'],
    atc: 'C04AD03',
  }),
  heart({ key: 'tranexamic_acid', synonyms: ['txa'], brands: ['Lysteda', 'Cyklokapron'], atc: 'B02AA02' }),
  heart({ key: 'aminocaproic_acid', brands: ['Amicar'], atc: 'B02AA01' }),
  heart({ key: 'icatibant', brands: ['Firazyr'], atc: 'B06AC02' }),
  heart({
    key: 'epoetin',
    inn: 'epoetin alfa',
    synonyms: ['erythropoietin'],
    brands: ['Epogen', 'Procrit', 'Eprex', 'Retacrit'],
  }),
  heart({ key: 'darbepoetin', inn: 'darbepoetin alfa', brands: ['Aranesp'], atc: 'B03XA02' }),
  heart({ key: 'eltrombopag', brands: ['Promacta', 'Revolade'], atc: 'B02BX05' }),
  heart({ key: 'romiplostim', brands: ['Nplate'], atc: 'B02BX04' }),
  heart({ key: 'deferasirox', brands: ['Exjade', 'Jadenu'], atc: 'V03AC03' }),
  heart({ key: 'deferoxamine', synonyms: ['desferrioxamine'], brands: ['Desferal'], atc: 'V03AC01' }),
  heart({ key: 'ketanserin', brands: ['Sufrexal'], atc: 'C02KD01', classes: ['QT_KNOWN'] }),
  heart({
    key: 'macitentan_tadalafil',
    name: 'macitentan and tadalafil',
    brands: ['Opsynvi'],
    ingredients: ['macitentan', 'tadalafil'],
  }),
];
