/** Every counter except that of answers: what it counts, and the labels it is split by. */
export const COUNTERS = {
  svc_agent_runs_total: { help: 'Runs of an agent.', labels: ['product', 'ok'] },
  svc_compute_failures_total: { help: 'Computations that were given up.', labels: ['failure'] },
  svc_connections_refused_total: { help: 'Connections refused for their number.', labels: ['by'] },
  svc_delivery_attempts_total: { help: 'Tries to deliver an event.', labels: ['outcome'] },
  svc_failures_total: { help: 'Background work that failed and is tried again.', labels: ['part'] },
  svc_limited_total: { help: 'Requests refused by a limit.', labels: ['by'] },
  svc_model_seconds_total: { help: 'Time spent waiting for the model.', labels: ['outcome'] },
  svc_model_tokens_total: { help: 'Tokens the model says it used.', labels: ['direction'] },
  svc_model_turns_total: { help: 'Turns asked of the model.', labels: ['outcome'] },
  svc_mse_seals_total: { help: 'Seals signed over exam records.', labels: [] },
  svc_requests_unlogged_total: { help: 'Requests without a line in the log of their account.', labels: [] },
  svc_wearable_syncs_total: { help: 'Syncs of wearable connections.', labels: ['provider', 'outcome'] },
  svc_webhook_endpoints_disabled_total: { help: 'Webhook endpoints switched off.', labels: ['reason'] },
} as const satisfies Readonly<Record<string, { help: string; labels: readonly string[] }>>;

export type CounterName = keyof typeof COUNTERS;

/** A value for each label of a counter. */
export type CounterLabels<Name extends CounterName> = Readonly<
  Record<(typeof COUNTERS)[Name]['labels'][number], string>
>;
