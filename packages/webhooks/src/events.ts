// Written by `npx pnpm documents client` from the schemas of @svc/contracts.

/** Sent when structured results are on the order */
export type LabOrderResultsReadyEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when structured results are on the order */
  type: 'lab_order.results_ready';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'lab_order';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: a state of the order */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when the order has another status */
export type LabOrderStatusChangedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when the order has another status */
  type: 'lab_order.status_changed';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'lab_order';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: a state of the order */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when the patient completed the connect flow */
export type WearableConnectedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when the patient completed the connect flow */
  type: 'wearable.connected';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'wearable_connection';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: pending, connected or disconnected */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when a sync finished and fresh metrics can be read */
export type WearableSyncCompletedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when a sync finished and fresh metrics can be read */
  type: 'wearable.sync_completed';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'wearable_connection';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: pending, connected or disconnected */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when the patient or the provider revoked the connection */
export type WearableDisconnectedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when the patient or the provider revoked the connection */
  type: 'wearable.disconnected';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'wearable_connection';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: pending, connected or disconnected */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when a picture was analyzed and waits for a clinician */
export type RetinaScreeningAnalyzedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when a picture was analyzed and waits for a clinician */
  type: 'retina.screening_analyzed';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'retina.screening';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: analyzed or reviewed */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when a clinician accepted or rejected a screening */
export type RetinaScreeningReviewedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when a clinician accepted or rejected a screening */
  type: 'retina.screening_reviewed';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'retina.screening';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: analyzed or reviewed */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when a written version raises the safety flag */
export type MseSafetyEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when a written version raises the safety flag */
  type: 'mse.safety_event';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'mse.safety_event';
    /** Id of the safety event */
    id: string;
    /** Your id of the visit */
    visitId: string;
    /** Your id of the patient */
    patientId: string;
    /** Level of the version that was written */
    riskLevel: 'none' | 'low' | 'moderate' | 'high';
    /** false when risk was not examined: then no level is a finding */
    riskAssessed: boolean;
    /** Number of the version that was written */
    version: number;
  };
};

/** Sent when a written version grades the risk lower than the one before */
export type MseRiskLoweredEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when a written version grades the risk lower than the one before */
  type: 'mse.risk_lowered';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'mse.record';
    /** Your id of the visit */
    visitId: string;
    /** Your id of the patient */
    patientId: string;
    /** Level of the version that was written */
    riskLevel: 'none' | 'low' | 'moderate' | 'high';
    /** false when risk was not examined: then no level is a finding */
    riskAssessed: boolean;
    /** Number of the version that was written */
    version: number;
    /** Level of the version before */
    previousRiskLevel: 'none' | 'low' | 'moderate' | 'high';
  };
};

/** Sent when what was written since the last seal is sealed: keep it outside, it proves that nothing was rewritten */
export type MseSealedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when what was written since the last seal is sealed: keep it outside, it proves that nothing was rewritten */
  type: 'mse.sealed';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'mse.seal';
    /** Number of the seal, from 1, without gaps */
    number: number;
    /** Moment of the seal */
    sealedAt: string;
    /** Links it covers */
    members: number;
    /** Merkle root of those links, hexadecimal */
    root: string;
    /** That root with number, time and the seal before: what is signed, hexadecimal */
    chainedRoot: string;
    /** Ed25519 key that verifies the signature, hexadecimal */
    publicKey: string;
    /** Ed25519 signature of `chainedRoot`, hexadecimal */
    signature: string;
  };
};

/** What a webhook endpoint receives, told apart by `type`. */
export type WebhookEvent =
  | LabOrderResultsReadyEvent
  | LabOrderStatusChangedEvent
  | WearableConnectedEvent
  | WearableSyncCompletedEvent
  | WearableDisconnectedEvent
  | RetinaScreeningAnalyzedEvent
  | RetinaScreeningReviewedEvent
  | MseSafetyEvent
  | MseRiskLoweredEvent
  | MseSealedEvent;
