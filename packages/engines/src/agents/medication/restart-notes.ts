import type { RecognisedLine } from '../../medication-lines/recognised-line.ts';
import { leastDaysSince } from '../../medication-lines/stop-time.ts';
import type { MedicationNote } from './duplicate-therapy.ts';
import { RESTARTS, type Restart } from '@svc/clinical';
import { restartText } from './wording.ts';

const restartOf = new Map(RESTARTS.map((restart) => [restart.drug, restart]));

/** Medicines whose former dose is not taken up again after the gap that a line tells of. */
export function restartNotes(lines: readonly RecognisedLine[], now: number | undefined): MedicationNote[] {
  const takenAgain = new Set(lines.flatMap(({ drugs }) => drugs.map(({ drug }) => drug.key)));
  const notes = lines.flatMap(({ notTaken }) =>
    notTaken.flatMap(({ drug, reason, since }): MedicationNote[] => {
      const restart = drug && restartOf.get(drug.key);
      if (!restart || (reason !== 'stopped' && reason !== 'gap')) return [];
      const days = since && leastDaysSince(since, now);
      if (days !== undefined && !isGap(restart, days)) return [];
      const flags = restart.flagsAStop || reason === 'gap' || takenAgain.has(drug.key);
      return [
        {
          kind: 'restart',
          subject: drug.name,
          note: restartText(drug.name, since?.words ?? null, restart.why),
          level: flags ? 'moderate' : 'low',
        },
      ];
    }),
  );
  return [...new Map(notes.map((note) => [`${note.subject} ${note.note} ${note.level}`, note])).values()];
}

function isGap({ afterDays, toDays }: Restart, days: number): boolean {
  return days >= afterDays && days <= toDays;
}
