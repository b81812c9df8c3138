/** The examples for frameworks, built and run with our packages as they are published. */
import { runProof } from '../../proof.ts';
import { type PlatformProcess, startPlatform } from '../../support/server-process.ts';
import { createFindings, type Findings } from './findings.ts';
import { checkGateway, GATEWAY_SETTINGS } from './gateway-example.ts';
import { whyNoGateway } from './gateway.ts';
import { checkNext } from './next-example.ts';
import { type Project, projectOf } from './projects.ts';
import { checkBundles, checkSpeech, RENDERER, typeErrorsOf } from './speech-example.ts';

await runProof({
  name: 'framework-examples',
  covers: [
    'examples/next',
    'examples/react-native',
    'examples/cds-gateway',
    'sdks/client/src',
    'sdks/capture/src/core',
    'services/developer-api/src/cds-hooks',
  ],
  bar: 'With our packages as they are published, the Next.js example builds, keeps the key from the browser, and shows level, disclaimer and the field that is not valid; an EHR reaches CDS Hooks through nginx and nothing else; the React Native example has the types of React Native, is bundled by Metro and compiled for Hermes, and its hook asks for consent first and measures a recorded conversation.',
  async run() {
    const platform = await startPlatform(GATEWAY_SETTINGS);
    try {
      // The last one stops the service.
      const parts = [
        ['cds-gateway', await gateway(platform)],
        ['react-native', await reactNative(platform)],
        ['next', await next(platform)],
      ] as const;
      return {
        passed: parts.every(([, { faults }]) => faults.length === 0),
        figures: {
          ...Object.fromEntries(parts.map(([name, part]) => [name, said(part)])),
          'TLS of the gateway':
            'not tried: it needs a certificate; nginx ends TLS before anything shown here',
          'React Native on a device':
            'not tried: this machine has no phone and no simulator; so neither the native module, nor the dialogs of permission, nor running in Hermes',
        },
      };
    } finally {
      await platform.stop();
      platform.remove();
    }
  },
});

interface Part {
  readonly faults: readonly string[];
  /** What was seen, or why nothing was. */
  readonly seen: string;
}

function said({ faults, seen }: Part): string {
  return faults.length === 0 ? seen : faults.join(' | ');
}

function seenOf({ faults, looked }: Findings, more = ''): Part {
  return { faults, seen: `${looked} of ${looked} as they must be${more}` };
}

async function gateway(platform: PlatformProcess): Promise<Part> {
  const why = whyNoGateway();
  if (why !== undefined) return { faults: [], seen: `not tried: ${why}` };
  const found = createFindings();
  await checkGateway(platform, found);
  return seenOf(found);
}

function next(platform: PlatformProcess): Promise<Part> {
  return inProject('next', {}, async ({ folder }, found) => {
    await checkNext(folder, { ...serviceOf(platform), stop: () => platform.stop() }, found);
    return '';
  });
}

function reactNative(platform: PlatformProcess): Promise<Part> {
  return inProject('react-native', RENDERER, async ({ folder }, found) => {
    const errors = typeErrorsOf(folder);
    found.expect('it type checks', errors === '', errors);
    checkBundles(folder, found);
    return `; ${await checkSpeech(folder, serviceOf(platform), found)}`;
  });
}

function serviceOf(platform: PlatformProcess): { baseUrl: string; key: string } {
  return { baseUrl: `http://127.0.0.1:${platform.port}`, key: platform.credentials().secretKey };
}

/** Where npm brings no framework, nothing can be said of its example. */
async function inProject(
  example: string,
  more: Readonly<Record<string, string>>,
  check: (project: Project, found: Findings) => Promise<string>,
): Promise<Part> {
  let project: Project;
  try {
    project = projectOf(example, more);
  } catch (error) {
    return { faults: [], seen: `not tried: npm did not bring it (${String(error).slice(0, 200)})` };
  }
  const found = createFindings();
  try {
    return seenOf(found, await check(project, found));
  } finally {
    project.remove();
  }
}
