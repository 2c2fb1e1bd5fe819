/** Makes the keys that sign tokens. */
export interface SigningKeyRotation {
  /**
   * Makes a key that signs once every process and client can know it; the others are accepted until the last token that
   * they signed is over. Returns its id.
   */
  rotate(): Promise<string>
}
