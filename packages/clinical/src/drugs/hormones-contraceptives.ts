import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const contraceptive = drugFamily({ group: 'HORMONE', classes: ['HORMONAL_CONTRACEPTIVE'] });
const combination = drugFamily({ group: 'HORMONE' });
const hormone = drugFamily({ group: 'HORMONE' });

/** Contraceptives, sex hormones and other hormonal medication. */
export const HORMONES_CONTRACEPTIVES: readonly Drug[] = [
  contraceptive({
    key: 'ethinyl_estradiol',
    inn: 'ethinylestradiol',
    brands: ['Estinyl'],
    rxcui: '4124',
    classes: ['CYP1A2INH', 'ESTROGEN_CONTRACEPTIVE'],
  }),
  contraceptive({ key: 'levonorgestrel', brands: ['Plan B'], rxcui: '6373' }),
  contraceptive({
    key: 'norethindrone',
    inn: 'norethisterone',
    brands: ['Errin', 'Camila', 'Jolivette', 'Aygestin'],
  }),
  contraceptive({ key: 'norgestimate' }),
  contraceptive({ key: 'desogestrel', brands: ['Cerazette'] }),
  contraceptive({ key: 'drospirenone', brands: ['Slynd'], rxcui: '11636' }),
  contraceptive({ key: 'etonogestrel', brands: ['Nexplanon', 'Implanon'] }),
  contraceptive({ key: 'norelgestromin' }),
  contraceptive({ key: 'norgestrel', brands: ['Opill'] }),
  contraceptive({ key: 'medroxyprogesterone', brands: ['Depo-Provera', 'Provera'], rxcui: '6691' }),
  combination({
    key: 'ethinyl_estradiol_levonorgestrel',
    name: 'ethinyl estradiol and levonorgestrel',
    brands: ['Levora', 'Seasonique', 'Seasonale', 'Aviane', 'Alesse', 'Nordette', 'Portia', 'Lessina'],
    ingredients: ['ethinyl_estradiol', 'levonorgestrel'],
  }),
  combination({
    key: 'ethinyl_estradiol_norgestimate',
    name: 'ethinyl estradiol and norgestimate',
    brands: ['Trinessa', 'Ortho Tri-Cyclen', 'Ortho-Cyclen', 'Sprintec', 'Tri-Sprintec'],
    ingredients: ['ethinyl_estradiol', 'norgestimate'],
  }),
  combination({
    key: 'drospirenone_ethinyl_estradiol',
    name: 'drospirenone and ethinyl estradiol',
    brands: ['Yaz', 'Yasmin', 'Ocella', 'Gianvi'],
    ingredients: ['drospirenone', 'ethinyl_estradiol'],
  }),
  combination({
    key: 'desogestrel_ethinyl_estradiol',
    name: 'desogestrel and ethinyl estradiol',
    brands: ['Apri', 'Desogen', 'Mircette', 'Kariva'],
    ingredients: ['desogestrel', 'ethinyl_estradiol'],
  }),
  combination({
    key: 'ethinyl_estradiol_etonogestrel',
    name: 'ethinyl estradiol and etonogestrel',
    brands: ['NuvaRing', 'EluRyng'],
    ingredients: ['ethinyl_estradiol', 'etonogestrel'],
  }),
  combination({
    key: 'ethinyl_estradiol_norethindrone',
    name: 'ethinyl estradiol and norethindrone',
    brands: ['Loestrin', 'Junel', 'Microgestin', 'Ortho-Novum', 'Lo Loestrin'],
    ingredients: ['ethinyl_estradiol', 'norethindrone'],
  }),
  combination({
    key: 'ethinyl_estradiol_norelgestromin',
    name: 'ethinyl estradiol and norelgestromin',
    brands: ['Ortho Evra', 'Xulane'],
    ingredients: ['ethinyl_estradiol', 'norelgestromin'],
  }),
  combination({
    key: 'ethinyl_estradiol_norgestrel',
    name: 'ethinyl estradiol and norgestrel',
    brands: ['Lo/Ovral', 'Cryselle'],
    ingredients: ['ethinyl_estradiol', 'norgestrel'],
  }),
  combination({
    key: 'estradiol_dienogest',
    name: 'estradiol and dienogest',
    brands: ['Natazia', 'Qlaira'],
    ingredients: ['estradiol', 'dienogest'],
    classes: ['HORMONAL_CONTRACEPTIVE', 'ESTROGEN_CONTRACEPTIVE'],
  }),
  hormone({
    key: 'levonorgestrel_intrauterine_system',
    synonyms: ['levonorgestrel intrauterine device', 'levonorgestrel iud'],
    brands: ['Mirena', 'Kyleena', 'Liletta', 'Skyla'],
  }),
  hormone({ key: 'dienogest', brands: ['Visanne'] }),
  hormone({
    key: 'estradiol',
    brands: ['Estrace', 'Climara', 'Vivelle', 'Minivelle'],
    rxcui: '4083',
    classes: ['CYP1A2INH'],
  }),
  hormone({
    key: 'conjugated_estrogens',
    synonyms: ['estrogens conjugated'],
    brands: ['Premarin'],
    classes: ['CYP1A2INH'],
  }),
  hormone({ key: 'progesterone', brands: ['Prometrium', 'Utrogestan'], rxcui: '8727' }),
  hormone({ key: 'testosterone', brands: ['AndroGel', 'Testim', 'Axiron'], rxcui: '10379' }),
  hormone({ key: 'desmopressin', brands: ['DDAVP', 'Noctiva'], rxcui: '3251' }),
  hormone({ key: 'methimazole', inn: 'thiamazole', brands: ['Tapazole'], classes: ['MARROW_SUPPRESSANT'] }),
];
