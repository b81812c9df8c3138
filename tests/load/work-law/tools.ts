import { DRUGS } from '@svc/clinical';
import { type EndpointId, ENDPOINTS } from '@svc/contracts';
import { type Case, casesOf, growingOf } from './cases.ts';
import type { Operation } from './operations.ts';

/** A call of a tool that makes as much work as its kind can. */
export interface ToolCase extends Pick<Case, 'what' | 'bytes' | 'isContent'> {
  readonly name: string;
  args(): object;
}

/** Around the arguments of a tool, in its message. */
const ENVELOPE_BYTES = 1_024;
const MOST_NAMED = 40;
const MOST_CHARACTERS = 2_000;

/** Every tool that takes a list or a long text: endpoints by their own cases, and the look-up of interactions. */
export function toolCasesOf(operations: readonly Operation[]): ToolCase[] {
  const ofEndpoints = operations
    .filter((operation) => operation.id in ENDPOINTS && growingOf(operation).length > 0)
    .flatMap(({ mostBytes, ...operation }) =>
      casesOf({ ...operation, mostBytes: mostBytes - ENVELOPE_BYTES, pooledFrom: undefined }),
    )
    .filter(({ what }) => !what.includes(': '))
    .map(({ operation: { id }, body, ...rest }) => ({
      ...rest,
      name: id,
      args: () => ({ ...pathOf(id as EndpointId), ...body() }),
    }));
  return [...ofEndpoints, ...LOOK_UPS];
}

function pathOf(id: EndpointId): object {
  const { pathParams = {} } = ENDPOINTS[id] as { readonly pathParams?: object };
  return Object.fromEntries(Object.keys(pathParams).map((name) => [name, 'patient-law']));
}

const names = DRUGS.slice(0, MOST_NAMED).map(({ name }) => name);

const LOOK_UPS: readonly ToolCase[] = [
  lookUp(`${MOST_NAMED} medicines`, names),
  lookUp('words that name no medicine', ['zzyzx qwv '.repeat(MOST_CHARACTERS).slice(0, MOST_CHARACTERS)]),
  lookUp('times of stopping', [
    `${names[0]} ${'stopped 2 weeks ago '.repeat(MOST_CHARACTERS)}`.slice(0, MOST_CHARACTERS),
  ]),
];

function lookUp(what: string, medications: readonly string[]): ToolCase {
  const args = () => ({ medications });
  return {
    name: 'lookUpInteractions',
    what,
    isContent: true,
    bytes: Buffer.byteLength(JSON.stringify(args())),
    args,
  };
}
