import { eventOf, type NewEvent } from '@svc/contracts';
import type { RecordKey, WrittenVersion } from '@svc/store';
import type { ComposedVersion } from './compose-version.ts';

/** What webhooks hear of a version. */
export function examEvents(
  { visitId, patientId }: RecordKey,
  { risk, loweredFrom }: ComposedVersion,
  { version, safetyEventId }: WrittenVersion,
): NewEvent[] {
  const subject = { visitId, patientId, riskLevel: risk.level, riskAssessed: risk.riskAssessed };
  const events: NewEvent[] = [];
  if (safetyEventId !== null)
    events.push(
      eventOf('mse.safety_event', { object: 'mse.safety_event', id: safetyEventId, ...subject, version }),
    );
  if (loweredFrom !== null)
    events.push(
      eventOf('mse.risk_lowered', {
        object: 'mse.record',
        ...subject,
        version,
        previousRiskLevel: loweredFrom,
      }),
    );
  return events;
}
