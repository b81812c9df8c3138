import { type FormEvent, type ReactNode, useState } from 'react';
import { issueOf } from '../../api/problem.ts';
import { useWrite } from '../../api/use-write.ts';
import { CheckField } from '../../form/check-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { announce } from '../../parts/announce.ts';
import { Button } from '../../parts/button.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { countriesOf } from './countries.ts';

const FIELDS = ['use', 'countries', 'clinicianInCharge'];

/** The questions that an operator decides by. */
export function AskAccess({ accountId }: { readonly accountId: string }): ReactNode {
  const { access: words, common } = useTexts();
  const [use, setUse] = useState('');
  const [typed, setTyped] = useState('');
  const [clinicianInCharge, setClinician] = useState('');
  const [isRead, setRead] = useState(false);
  const [isTold, setTold] = useState(false);
  const write = useWrite('requestAccess', {
    keep: (kept, accessRequest) => kept.set('getAccountOverview', (data) => ({ ...data, accessRequest })),
  });
  const countries = countriesOf(typed);
  const missing = (value: string) => (isTold && value.trim() === '' ? common.required : undefined);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTold(true);
    if (!isRead || countries === null || use.trim() === '' || clinicianInCharge.trim() === '') return;
    const body = { use, countries, clinicianInCharge, retentionRead: true as const };
    if ((await write.send({ params: { accountId }, body })) !== undefined) announce(words.sent);
  }
  return (
    <form className="form narrow" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={words.use}
        hint={words.useHint}
        value={use}
        onChange={setUse}
        rows={4}
        maxLength={2000}
        problem={issueOf(write.problem, 'use') ?? missing(use)}
      />
      <TextField
        label={words.countries}
        hint={words.countriesHint}
        value={typed}
        onChange={setTyped}
        problem={
          issueOf(write.problem, 'countries') ??
          (isTold && countries === null ? words.countriesWrong : undefined)
        }
      />
      {countries !== null && <CountryNames codes={countries} />}
      <TextField
        label={words.clinician}
        hint={words.clinicianHint}
        value={clinicianInCharge}
        onChange={setClinician}
        maxLength={200}
        problem={issueOf(write.problem, 'clinicianInCharge') ?? missing(clinicianInCharge)}
      />
      <RetentionField isRead={isRead} isMissing={isTold && !isRead} onChange={setRead} />
      {write.problem !== null && <ProblemBox problem={write.problem} fields={FIELDS} />}
      <div className="acts">
        <Button type="submit" tone="main" isPending={write.isWriting}>
          {words.ask}
        </Button>
      </div>
    </form>
  );
}

function CountryNames({ codes }: { readonly codes: readonly string[] }): ReactNode {
  const format = useFormat();
  return <p className="soft small">{format.list(codes.map(format.country))}</p>;
}

interface RetentionProps {
  readonly isRead: boolean;
  readonly isMissing: boolean;
  readonly onChange: (isRead: boolean) => void;
}

function RetentionField({ isRead, isMissing, onChange }: RetentionProps): ReactNode {
  const { access: words } = useTexts();
  return (
    <>
      <p>
        <a href="/docs/guides/retention" target="_blank" rel="noreferrer" hrefLang="en">
          {words.retentionLink}
        </a>
      </p>
      <CheckField label={words.retention} isOn={isRead} onChange={onChange} />
      {isMissing && <p className="field-problem">{words.retentionMissing}</p>}
    </>
  );
}
