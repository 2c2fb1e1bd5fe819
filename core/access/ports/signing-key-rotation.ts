/** Makes the keys that sign tokens. */
export interface SigningKeyRotation {
  /**
   * Makes a key that signs once every process and client can know it; the others are accepted until the last token of
   * the authorization server that they signed is over. `leaked`: it signs at once, and nothing that another key signed
   * is accepted any more. Returns its id.
   */
  rotate(options: { leaked: boolean }): Promise<string>
}
