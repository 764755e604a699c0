/** The parts of the browser that tell what the reader has asked for. */
interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the reader's browser sends Do Not Track or Global Privacy Control. */
export function refusesTracking({doNotTrack, globalPrivacyControl}: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
