import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { scoreBundle } from '@svc/fhir';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

const NOW = '2026-11-20T09:00:00Z';
const root = mkdtempSync(join(tmpdir(), 'svc-score-fhir-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folder = '';
let folders = 0;
beforeEach(() => {
  folder = join(root, `case-${(folders += 1)}`);
  mkdirSync(folder);
});

interface Line {
  readonly patient: string | null;
  readonly refused?: string[];
  readonly report: { readonly resources: number };
  readonly [field: string]: unknown;
}

/** One run, with its lines read. */
async function score(args: readonly string[], input: string | Buffer = '', io: object = {}) {
  let stdout = '';
  let stderr = '';
  const code = await runCli(['score', '--now', NOW, ...args], {
    env: {},
    readInput: async () => Buffer.from(input as string),
    out: (text) => void (stdout += text),
    err: (text) => void (stderr += text),
    ...io,
  });
  const lines = () => stdout.split('\n').flatMap((line): Line[] => (line === '' ? [] : [JSON.parse(line)]));
  return { code, stdout, stderr, lines };
}

function put(name: string, content: string | object | Buffer): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(
    path,
    typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
  );
  return path;
}

const ndjson = (...resources: readonly object[]) =>
  resources.map((each) => `${JSON.stringify(each)}\n`).join('');
const bundle = (...resources: readonly object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});
const patient = (id: string, over: object = {}) => ({ resourceType: 'Patient', id, ...over });
const phq9 = (of: string | object | undefined, value: number, over: object = {}) => ({
  resourceType: 'Observation',
  status: 'final',
  ...(of === undefined ? {} : { subject: typeof of === 'string' ? { reference: of } : of }),
  code: { coding: [{ system: 'http://loinc.org', code: '44261-6' }] },
  effectiveDateTime: '2026-11-10',
  valueInteger: value,
  ...over,
});
/** Two scores that are low and did not change. */
const calm = (of: string) => [phq9(of, 2), phq9(of, 2, { effectiveDateTime: '2026-10-20' })];
const statusOf = (line: Line | undefined) => JSON.stringify(line);

describe('an export of many patients', () => {
  const files = () => {
    put('Patient.ndjson', ndjson(patient('1'), patient('2')));
    put('Observation.ndjson', ndjson(phq9('Patient/1', 27), ...calm('Patient/2')));
    put('Observation.1.ndjson', ndjson(phq9('Patient/1', 24, { effectiveDateTime: '2026-10-01' })));
  };

  it('is a line for each patient, with all that is theirs, from every file', async () => {
    files();
    const { code, lines, stderr } = await score(['--fhir', folder]);
    expect(code).toBe(0);
    expect(lines().map((line) => line.patient)).toEqual(['Patient/1', 'Patient/2']);
    const alone = scoreBundle(
      bundle(phq9('Patient/1', 24, { effectiveDateTime: '2026-10-01' }), patient('1'), phq9('Patient/1', 27)),
      { now: NOW },
    );
    const {
      patient: _,
      report,
      ...data
    } = lines()[0] as never as { patient: string; report: { resources: number } };
    expect({ ...data, report: report.resources }).toEqual(
      alone.ok && JSON.parse(JSON.stringify({ ...alone.data, report: alone.data.report.resources })),
    );
    expect(stderr).toContain('2 patients scored, 1 of them to be reviewed by a clinician, 0 refused');
  });

  it('is the same packed, from standard input, and in one file', async () => {
    files();
    const whole = await score(['--fhir', folder, '--json']);
    const text = ndjson(
      phq9('Patient/1', 24, { effectiveDateTime: '2026-10-01' }),
      phq9('Patient/1', 27),
      ...calm('Patient/2'),
      patient('1'),
      patient('2'),
    );
    const packed = put('other/all.ndjson.gz', gzipSync(text));
    const runs = [
      await score(['--fhir', packed]),
      await score(['--fhir', put('other/all.ndjson', text)]),
      await score(['--fhir', put('other/unnamed.txt', text.replaceAll('\n', '\r\n\r\n'))]),
      await score(['--fhir', put('other/marked.ndjson', `\uFEFF${text}`)]),
      await score(['--fhir', '-'], text),
      await score(['--fhir', '-'], gzipSync(text)),
      await score(['--fhir', '-'], '', {
        input: async function* () {
          for (let at = 0; at < text.length; at += 7) yield Buffer.from(text.slice(at, at + 7));
        },
      }),
    ];
    const shown = ({ lines }: typeof whole) =>
      lines().map(({ patient: of, results }) => ({ of, results: JSON.stringify(results) }));
    for (const run of runs) expect([run.code, shown(run)]).toEqual([0, shown(whole)]);
  });

  it('--summary prints statuses and reasons alone', async () => {
    files();
    const { lines } = await score(['--fhir', folder, '--summary']);
    expect(lines()[0]).toEqual({
      patient: 'Patient/1',
      statuses: { medication: expect.any(String), outcome: expect.any(String), relapse: expect.any(String) },
      requiresClinicianReview: true,
      productsForReview: ['medication', 'outcome', 'relapse'],
      reviewReasons: [],
    });
    const one = await score(
      ['--fhir', '-', '--summary', '--json'],
      JSON.stringify(bundle(phq9('Patient/1', 27))),
    );
    expect(one.lines()).toMatchObject([{ patient: 'Patient/1', requiresClinicianReview: true }]);
  });

  it('--as-fhir prints a bundle for each patient, each under an id of its own', async () => {
    files();
    put(
      'Encounter.ndjson',
      ndjson({ resourceType: 'Encounter', subject: { reference: 'Patient/3' }, actualPeriod: {} }),
    );
    const { lines } = await score(['--fhir', folder, '--as-fhir']);
    expect(lines().map(({ resourceType, id }) => [resourceType, id])).toEqual([
      ['OperationOutcome', 'score-3'],
      ['Bundle', 'score-1'],
      ['Bundle', 'score-2'],
    ]);
    expect(JSON.stringify(lines()[0])).toContain('Patient/3: Encounter.actualPeriod');
  });

  it('--progress says how far it is, where nobody watches; a terminal is told without being asked', async () => {
    files();
    const asked = await score(['--fhir', folder, '--progress']);
    expect(asked.stderr).toMatch(/^read 3 of 3 files: 2 patients\nscored 2 of 2 patients\n2 patients scored/);
    const watched = await score(['--fhir', folder], '', { errIsTerminal: true });
    expect(watched.stderr).toContain('scored 2 of 2 patients');
    expect((await score(['--fhir', folder])).stderr).not.toContain('scored 2 of 2 patients');
  });
});

describe('whose a resource is', () => {
  const namesOf = async (...resources: readonly object[]) => {
    const { lines, stderr } = await score(['--fhir', '-'], ndjson(...resources, phq9('Patient/else', 1)));
    return { names: lines().map((line) => line.patient), stderr, lines: lines() };
  };

  it.each<[string, object[]]>([
    [
      'absolute and relative, of one server',
      [phq9('Patient/1', 2), phq9('https://a.example/fhir/Patient/1', 3)],
    ],
    [
      'with a version',
      [phq9('https://a.example/fhir/Patient/1/_history/4', 2), phq9('https://a.example/fhir/Patient/1', 3)],
    ],
    [
      'by a number of the Patient',
      [
        phq9({ identifier: { system: 'urn:mrn', value: '7' } }, 2),
        patient('1', { identifier: [{ system: 'urn:mrn', value: '7' }] }),
      ],
    ],
    [
      'by a search',
      [
        phq9('Patient?identifier=urn:mrn|7', 2),
        patient('1', { identifier: [{ system: 'urn:mrn', value: '7' }] }),
      ],
    ],
    [
      'by patient',
      [phq9('Patient/1', 2), { resourceType: 'AllergyIntolerance', patient: { reference: 'Patient/1' } }],
    ],
    [
      'by records that are linked',
      [
        phq9('Patient/1', 2),
        patient('1', { link: [{ type: 'replaced-by', other: { reference: 'Patient/2' } }] }),
        phq9('Patient/2', 3),
      ],
    ],
    [
      'on the way',
      [
        phq9('Patient/1', 2),
        { resourceType: 'Appointment', participant: [{ actor: { reference: 'Patient/1' } }] },
      ],
    ],
  ])('named %s is one person', async (_, resources) => {
    const { names } = await namesOf(...resources);
    expect(names).toHaveLength(2);
  });

  it('is never mixed over two servers, and an id without a server is then of neither', async () => {
    const { lines, stderr } = await namesOf(
      phq9('https://a.example/fhir/Patient/1', 2),
      phq9('https://b.example/fhir/Patient/1', 27),
      phq9('Patient/1', 3),
    );
    expect(lines.map((line) => [line.patient, line.refused === undefined])).toEqual([
      ['https://a.example/fhir/Patient/1', true],
      ['https://b.example/fhir/Patient/1', true],
      ['Patient/1', false],
      ['Patient/else', true],
    ]);
    expect(stderr).toContain(
      'refused Patient/1: Patient/1 may be any of https://a.example/fhir/Patient/1, https://b.example',
    );
  });

  it('is refused where one id is of two people', async () => {
    const { lines, stderr } = await namesOf(
      patient('1', { birthDate: '1980-01-02' }),
      patient('1', { birthDate: '1991' }),
      phq9('Patient/1', 2),
    );
    expect(lines[0]).toMatchObject({
      patient: 'Patient/1',
      refused: [expect.stringContaining('two people')],
    });
    expect(stderr).toContain('standard input line 1 and standard input line 2');
    const same = await namesOf(
      patient('1', { birthDate: '1980' }),
      patient('1', { birthDate: '1980-01-02' }),
      phq9('Patient/1', 2),
    );
    expect(same.lines[0]).not.toHaveProperty('refused');
  });

  it('of nobody is said, with its place where it is of somebody', async () => {
    const { names, stderr } = await namesOf({ resourceType: 'Organization', id: 'o' }, phq9(undefined, 27), {
      resourceType: 'Group',
      member: [{ entity: { reference: 'Patient/8' } }, { entity: { reference: 'Patient/9' } }],
    });
    expect(names).toEqual(['Patient/else']);
    expect(stderr).toContain('3 resources of no patient');
    expect(stderr).toMatch(/^of no patient: 1 Organization$/m);
    expect(stderr).toMatch(/^of no patient: 1 Observation \(standard input line 2\)$/m);
  });

  it('what others refer to goes with each of those who do, and with what that refers to', async () => {
    put(
      'Medication.ndjson',
      ndjson({
        resourceType: 'Medication',
        id: 'm',
        code: { text: 'Lithium carbonate 300 MG' },
        manufacturer: { reference: 'Organization/o' },
      }),
    );
    put(
      'Organization.ndjson',
      ndjson({ resourceType: 'Organization', id: 'o' }, { resourceType: 'Organization', id: 'p' }),
    );
    put(
      'MedicationRequest.ndjson',
      ndjson(
        ...['1', '2'].map((id) => ({
          resourceType: 'MedicationRequest',
          status: 'active',
          intent: 'order',
          subject: { reference: `Patient/${id}` },
          authoredOn: '2026-11-01',
          medicationReference: { reference: 'Medication/m' },
        })),
      ),
    );
    const { lines, stderr } = await score(['--fhir', folder]);
    for (const line of lines()) {
      expect(JSON.stringify(line)).toContain('Lithium');
      expect(line.report).toMatchObject({ resources: 3 });
    }
    expect(stderr).toMatch(/^of no patient: 1 Organization$/m);
  });
});

describe('what cannot be read', () => {
  it('ends nothing, and is told by file, line and why', async () => {
    put(
      'Observation.ndjson',
      `${ndjson(phq9('Patient/1', 2))}{"resourceType":"Observation",\n[]\n"text"\n{"a":1}\n\n${ndjson(phq9('Patient/1', 3))}\xff`,
    );
    put('notes.txt', 'read me');
    put('cut.ndjson.gz', gzipSync(ndjson(phq9('Patient/2', 2))).subarray(0, 60));
    put('empty.json', { resourceType: 'Bundle', type: 'searchset', total: 0 });
    put('.hidden.ndjson', ndjson(phq9('Patient/9', 2)));
    const { code, lines, stderr } = await score(['--fhir', folder]);
    expect(code).toBe(0);
    expect(lines().map((line) => line.patient)).toContain('Patient/1');
    expect(JSON.stringify(lines())).not.toContain('Patient/9');
    expect(stderr).toMatch(/^unreadable Observation.ndjson line 2: is not valid JSON \(at character \d+\)$/m);
    for (const line of [3, 4, 5])
      expect(stderr).toContain(`unreadable Observation.ndjson line ${line}: is no FHIR resource`);
    expect(stderr).toContain('unreadable Observation.ndjson line 8');
    expect(stderr).toContain('unreadable cut.ndjson.gz: cannot be read to its end (Z_BUF_ERROR)');
    expect(stderr).toContain('unreadable empty.json: holds no resource');
    expect(stderr).toContain('passed over notes.txt');
  });

  it('of one patient is a line that says why, and the others are scored', async () => {
    const { code, lines, stderr } = await score(
      ['--fhir', '-'],
      ndjson(
        { resourceType: 'Encounter', subject: { reference: 'Patient/1' }, actualPeriod: {} },
        ...calm('Patient/2'),
        phq9('Patient/3', 2, { note: [{ text: 'data:audio/wav;base64,AAAA' }] }),
      ),
    );
    expect(code).toBe(0);
    expect(lines().map((line) => [line.patient, line.refused])).toEqual([
      ['Patient/1', [expect.stringContaining('actualPeriod is of FHIR R5')]],
      ['Patient/2', undefined],
      ['Patient/3', [expect.stringContaining('recording')]],
    ]);
    expect(stderr).toContain('1 patient scored, 0 of them to be reviewed by a clinician, 2 refused');
    expect(stderr).toContain('refused Patient/1: Encounter.actualPeriod is of FHIR R5');
  });

  it('exits 1 when nothing could be scored', async () => {
    const nobody = await score(['--fhir', put('a.ndjson', ndjson(phq9(undefined, 2)))]);
    expect([nobody.code, nobody.stdout]).toEqual([1, '']);
    expect(nobody.stderr).toMatch(
      /^0 patients scored.*1 resource of no patient[^]*Nothing could be scored\.\n$/,
    );
    const broken = await score(['--fhir', put('b.ndjson', '{\n{\n')]);
    expect([broken.code, broken.stdout]).toEqual([1, '']);
    const empty = await score(['--fhir', join(folder, 'none')]);
    expect(empty.stderr).toContain('cannot be read (ENOENT)');
    mkdirSync(join(folder, 'none'));
    expect((await score(['--fhir', join(folder, 'none')])).stderr).toContain(
      'holds no file of JSON or NDJSON',
    );
  });

  it('a moment that is none ends the run at once', async () => {
    const run = await score(['--fhir', put('a.ndjson', ndjson(phq9('Patient/1', 2))), '--now', 'soon']);
    expect([run.code, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toContain('now must be an ISO date-time');
  });

  it('a line as deep as no reader goes is one line', async () => {
    const deep = `{"resourceType":"Observation","subject":{"reference":"Patient/2"},"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const { lines } = await score(['--fhir', '-'], `${deep}\n${ndjson(phq9('Patient/1', 2))}`);
    expect(lines().find((line) => line.patient === 'Patient/1')).not.toHaveProperty('refused');
  });
});

describe('bundles as files', () => {
  it('of a patient each are a line each; what they hold stays together by its own names', async () => {
    for (const id of ['a', 'b'])
      put(`${id}.json`, {
        resourceType: 'Bundle',
        type: 'transaction',
        entry: [
          { fullUrl: `urn:uuid:${id}`, resource: patient(id) },
          {
            fullUrl: 'urn:uuid:m',
            resource: {
              resourceType: 'Medication',
              id: 'm',
              code: { text: id === 'a' ? 'Lithium' : 'Sertraline' },
            },
          },
          {
            fullUrl: `urn:uuid:r${id}`,
            resource: {
              resourceType: 'MedicationRequest',
              status: 'active',
              intent: 'order',
              authoredOn: '2026-11-01',
              subject: { reference: `urn:uuid:${id}` },
              medicationReference: { reference: 'urn:uuid:m' },
            },
          },
        ],
      });
    put('hospital.json', bundle({ resourceType: 'Organization', id: 'o' }));
    const { lines, stderr } = await score(['--fhir', folder]);
    expect(lines().map((line) => line.patient)).toEqual(['Patient/a', 'Patient/b']);
    expect(statusOf(lines()[0])).toContain('Lithium');
    expect(statusOf(lines()[0])).not.toContain('Sertraline');
    expect(statusOf(lines()[1])).toContain('Sertraline');
    expect(stderr).toMatch(/^of no patient: 1 Organization$/m);
  });

  it('that names nobody goes by its file', async () => {
    put('a.json', bundle(phq9(undefined, 27)));
    put('b.json', phq9(undefined, 2));
    put('c.ndjson', ndjson(bundle(phq9(undefined, 3)), bundle(phq9(undefined, 4))));
    const { lines } = await score(['--fhir', folder, '--summary']);
    expect(lines()).toMatchObject([
      { patient: null, file: 'a.json', requiresClinicianReview: true },
      { patient: null, file: 'b.json' },
      { patient: null, file: 'c.ndjson', line: 1 },
      { patient: null, file: 'c.ndjson', line: 2 },
    ]);
  });

  it('of several patients is taken apart by whose its entries are', async () => {
    put('page.json', {
      ...bundle(phq9('Patient/1', 27), phq9('Patient/2', 2), phq9(undefined, 5)),
      type: 'searchset',
      total: 3,
    });
    const { lines, stderr } = await score(['--fhir', folder]);
    expect(lines().map((line) => [line.patient, line.report.resources])).toEqual([
      ['Patient/1', 1],
      ['Patient/2', 1],
    ]);
    expect(stderr).toContain('of no patient: 1 Observation (page.json)');
  });
});

describe('a bundle of bundles', () => {
  const everything = (id: string, value: number) => ({
    ...bundle(patient(id), ...calm(`Patient/${id}`), phq9(`Patient/${id}`, value)),
    type: 'searchset',
  });

  it.each<[string, object]>([
    ['a Bundle of them', bundle(everything('1', 27), everything('2', 2))],
    ['Patients beside them', bundle(patient('1'), everything('1', 27), patient('2'), everything('2', 2))],
    [
      'Parameters',
      {
        resourceType: 'Parameters',
        parameter: [
          { name: 'return', resource: everything('1', 27) },
          { name: 'more', part: [{ name: 'return', resource: everything('2', 2) }] },
        ],
      },
    ],
    ['a Bundle in a Bundle', bundle(bundle(everything('1', 27)), bundle(bundle(everything('2', 2))))],
  ])('of a patient each is a line each: %s', async (_, content) => {
    for (const path of ['-', put('all.json', content)]) {
      const { lines } = await score(['--fhir', path, '--summary'], JSON.stringify(content, null, 2));
      expect(
        lines()
          .map((line) => [line.patient, line.requiresClinicianReview])
          .toSorted(),
      ).toEqual([
        ['Patient/1', true],
        ['Patient/2', false],
      ]);
    }
  });

  it('of one patient is one answer', async () => {
    const { stdout } = await score(
      ['--fhir', '-', '--json'],
      JSON.stringify(bundle(everything('1', 27), everything('1', 2))),
    );
    expect(JSON.parse(stdout)).toMatchObject({ object: 'fhir.score' });
  });

  it('in which two people are mixed is refused as one: nobody knows whose the rest is', async () => {
    const flat = await score(
      ['--fhir', '-'],
      JSON.stringify(bundle(phq9('Patient/1', 2), phq9('Patient/2', 3))),
    );
    expect([flat.code, flat.stdout]).toEqual([1, '']);
    expect(flat.stderr).toContain('is another patient');
  });
});

describe('a long export', () => {
  it('leaves nothing of itself behind', async () => {
    const spilled = () => readdirSync(tmpdir()).filter((name) => name.startsWith('svc-fhir-'));
    const before = spilled();
    await score(['--fhir', '-'], ndjson(phq9('Patient/1', 2), phq9('Patient/2', 2)));
    expect(spilled()).toEqual(before);
    expect(existsSync(folder)).toBe(true);
  });

  it('of hundreds of files and patients is read to its end', async () => {
    for (let file = 0; file < 100; file++)
      put(
        `Observation.${file}.ndjson`,
        ndjson(
          ...Array.from({ length: 5 }, (_, id) =>
            phq9(`Patient/${id}`, (file + id) % 20, { effectiveDateTime: `2026-0${1 + (file % 9)}-1${id}` }),
          ),
        ),
      );
    const { lines } = await score(['--fhir', folder]);
    expect(lines().map((line) => line.report.resources)).toEqual([100, 100, 100, 100, 100]);
  });
});

describe('score used wrongly', () => {
  it.each([[['dmse', '--summary']], [['dmse', '--progress']], [['--fhir', '-', '--summary', '--as-fhir']]])(
    '%j exits 2',
    async (args) => {
      expect((await score(args, '{}')).code).toBe(2);
    },
  );
});
