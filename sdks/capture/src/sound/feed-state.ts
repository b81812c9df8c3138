/** Where the feed of a session stands. A browser answers later than it was asked: what comes then looks here first. */
export interface FeedState {
  /** Paused or closed: nobody wants the sound. */
  isOff: boolean;
  /** The microphone was closed for a pause, and is to be the same again. */
  isResting: boolean;
  /** No sound comes, though it should. */
  isDown: boolean;
  /** New contexts since sound came last, or was asked for by a person. */
  rebuilds: number;
  /** How often the sound stood still and came back. */
  interruptions: number;
  /** How often another microphone took over. */
  deviceChanges: number;
}

export const newFeedState = (): FeedState => ({
  isOff: false,
  isResting: false,
  isDown: false,
  rebuilds: 0,
  interruptions: 0,
  deviceChanges: 0,
});
