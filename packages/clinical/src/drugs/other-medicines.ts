import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const various = drugFamily({ group: 'OTHER' });

/** Hormones, antidotes, anaesthetics and others of no other file. */
export const OTHER_MEDICINES: readonly Drug[] = [
  various({
    key: 'octreotide',
    brands: ['Sandostatin', 'Mycapssa'],
    atc: 'H01CB02',
    classes: ['QT_POSSIBLE'],
  }),
  various({ key: 'lanreotide', brands: ['Somatuline'], atc: 'H01CB03' }),
  various({ key: 'pasireotide', brands: ['Signifor'], atc: 'H01CB05', classes: ['QT_POSSIBLE'] }),
  various({
    key: 'somatropin',
    synonyms: ['growth hormone'],
    brands: ['Genotropin', 'Norditropin', 'Humatrope', 'Omnitrope'],
    atc: 'H01AC01',
  }),
  various({ key: 'flumazenil', brands: ['Romazicon', 'Anexate'], atc: 'V03AB25' }),
  various({ key: 'sugammadex', brands: ['Bridion'], atc: 'V03AB35' }),
  various({ key: 'fomepizole', brands: ['Antizol'], atc: 'V03AB34' }),
  various({ key: 'isoflurane', brands: ['Forane'], atc: 'N01AB06' }),
  various({ key: 'desflurane', brands: ['Suprane'], atc: 'N01AB07' }),
  various({ key: 'halothane', brands: ['Fluothane'], atc: 'N01AB01' }),
  various({ key: 'ropivacaine', brands: ['Naropin'], atc: 'N01BB09' }),
  various({ key: 'mepivacaine', brands: ['Carbocaine', 'Polocaine'], atc: 'N01BB03' }),
  various({ key: 'articaine', brands: ['Septocaine'], atc: 'N01BB08' }),
  various({ key: 'prilocaine', brands: ['Citanest'], atc: 'N01BB04' }),
  various({ key: 'doxapram', brands: ['Dopram'], atc: 'R07AB01' }),
  various({ key: 'nefopam', brands: ['Acupan'], atc: 'N02BG06', classes: ['SEIZURE_LOWERING'] }),
  various({ key: 'ziconotide', brands: ['Prialt'], atc: 'N02BG08' }),
  various({ key: 'capsaicin', brands: ['Qutenza', 'Zostrix', 'Axsain'], atc: 'N01BX04' }),
  various({ key: 'menthol', brands: ['Biofreeze', 'Deep Freeze'] }),
  various({ key: 'eliglustat', brands: ['Cerdelga'], atc: 'A16AX10', classes: ['QT_POSSIBLE'] }),
  various({ key: 'ivacaftor', brands: ['Kalydeco'], atc: 'R07AX02' }),
  various({ key: 'lumacaftor' }),
  various({ key: 'tezacaftor' }),
  various({ key: 'elexacaftor' }),
  various({ key: 'mavacamten', brands: ['Camzyos'], atc: 'C01EB24' }),
  various({ key: 'sapropterin', brands: ['Kuvan'], atc: 'A16AX07' }),
  various({ key: 'nitisinone', brands: ['Orfadin'], atc: 'A16AX04' }),
  various({ key: 'miglustat', brands: ['Zavesca', 'Yargesa'], atc: 'A16AX06' }),
  various({ key: 'trientine', brands: ['Syprine', 'Cufence'], atc: 'A16AX12' }),
  various({
    key: 'immunoglobulin',
    inn: 'immune globulin',
    synonyms: ['ivig'],
    brands: ['Privigen', 'Gammagard', 'Octagam'],
  }),
  various({ key: 'hyaluronic_acid', brands: ['Synvisc', 'Euflexxa'], atc: 'D03AX05' }),
  various({
    key: 'tetracosactide',
    synonyms: ['cosyntropin'],
    brands: ['Synacthen', 'Cortrosyn'],
    atc: 'H01AA02',
  }),
  various({ key: 'palovarotene', brands: ['Sohonos'], atc: 'M09AX11' }),
  various({
    key: 'ivacaftor_lumacaftor',
    name: 'ivacaftor and lumacaftor',
    brands: ['Orkambi'],
    ingredients: ['ivacaftor', 'lumacaftor'],
  }),
  various({
    key: 'ivacaftor_tezacaftor',
    name: 'ivacaftor and tezacaftor',
    brands: ['Symdeko', 'Symkevi'],
    ingredients: ['ivacaftor', 'tezacaftor'],
  }),
  various({
    key: 'elexacaftor_ivacaftor_tezacaftor',
    name: 'elexacaftor, ivacaftor and tezacaftor',
    brands: ['Trikafta', 'Kaftrio'],
    ingredients: ['elexacaftor', 'ivacaftor', 'tezacaftor'],
  }),
];
