import { RetinaReviewDecision, SCREENING_STATUSES, type ScreeningStatus } from '@svc/contracts';
import { type Command, Option } from 'commander';
import { type Io, printList, printRecord } from '../io.ts';
import { writeFiles } from '../write-files.ts';
import { callAdmin, type JsonOption } from './command.ts';
import { numberOption } from './options.ts';

interface QueueOptions extends JsonOption {
  account?: string;
  status: ScreeningStatus;
  limit?: number;
  cursor?: string;
}

interface LookOptions extends JsonOption {
  reviewer: string;
}

interface PictureOptions extends LookOptions {
  out: string;
  plain?: boolean;
}

interface ReviewOptions extends LookOptions {
  decision: RetinaReviewDecision;
  note?: string;
}

const REVIEWER = ['--reviewer <name>', 'who looks; kept for good'] as const;

/** What a clinician does: the queue, one screening with its picture, the decision. */
export function addReviewCommands(group: Command, io: Io): void {
  queueCommand(group, io);
  showCommand(group, io);
  pictureCommand(group, io);
  reviewCommand(group, io);
  analyzeCommand(group, io);
}

function queueCommand(group: Command, io: Io): void {
  group
    .command('queue')
    .description('screenings in the order they are due for review')
    .option('--account <id>', 'of one account')
    .addOption(
      new Option('--status <status>', 'those waiting for review are analyzed')
        .choices(SCREENING_STATUSES)
        .default('analyzed'),
    )
    .addOption(numberOption('--limit <n>', 'screenings, 200 at most; 50 when not given'))
    .option('--cursor <cursor>', 'where the page before ended')
    .action((options: QueueOptions) => queue(io, options));
}

function showCommand(group: Command, io: Io): void {
  group
    .command('show <screeningId>')
    .description('measurements and reasons of a screening; the look is written down')
    .requiredOption(...REVIEWER)
    .action(async (id: string, { reviewer: by, json = false }: LookOptions) => {
      printRecord(io, json, await callAdmin(io, 'showScreening', { params: { id }, query: { by } }));
    });
}

function pictureCommand(group: Command, io: Io): void {
  group
    .command('picture <screeningId>')
    .description('write the picture with vessels and disc drawn on it; the look is written down')
    .requiredOption('--out <file>', 'where to')
    .requiredOption(...REVIEWER)
    .option('--plain', 'as it was captured, as JPEG, instead of drawn on, as PNG')
    .action(async (id: string, { reviewer: by, out, plain = false, json = false }: PictureOptions) => {
      const query = { by, kind: plain ? 'plain' : 'overlay' } as const;
      const { base64, contentType } = await callAdmin(io, 'showScreeningPicture', { params: { id }, query });
      const bytes = Buffer.from(base64, 'base64');
      await writeFiles([{ path: out, bytes }]);
      if (json) printRecord(io, true, { file: out, contentType, bytes: bytes.length });
      else io.out(`${out}\n`);
    });
}

function reviewCommand(group: Command, io: Io): void {
  group
    .command('review <screeningId>')
    .description('accept or reject an analyzed screening, for good')
    .addOption(
      new Option('--decision <decision>', 'what the clinician decides')
        .choices(RetinaReviewDecision.options)
        .makeOptionMandatory(),
    )
    .requiredOption('--reviewer <name>', 'the licensed clinician; kept for good')
    .option('--note <text>', 'for the record')
    .action(async (id: string, { decision, reviewer, note, json = false }: ReviewOptions) => {
      const body = { decision, reviewer, note };
      printRecord(io, json, await callAdmin(io, 'reviewScreening', { params: { id }, body }));
    });
}

function analyzeCommand(group: Command, io: Io): void {
  group
    .command('analyze <screeningId>')
    .description('measure a stored picture again, after an analysis that failed')
    .action(async (id: string, { json = false }: JsonOption) => {
      printRecord(io, json, await callAdmin(io, 'analyzeStoredScreening', { params: { id } }));
    });
}

async function queue(
  io: Io,
  { account, status, limit = 50, cursor, json = false }: QueueOptions,
): Promise<void> {
  const page = await callAdmin(io, 'listReviewQueue', {
    query: { accountId: account, status, limit, cursor },
  });
  if (json) {
    printRecord(io, true, page);
    return;
  }
  const columns = ['id', 'priority', 'waitingHours', 'reviewDueAt', 'imageType', 'eye', 'gradeable'] as const;
  printList(io, false, { name: 'screenings', rows: page.screenings, columns });
  if (page.nextCursor !== null) io.out(`more with --cursor ${page.nextCursor}\n`);
}
