/** Changes the key with which secrets are encrypted in the database. */
export interface SecretRotation {
  /**
   * Encrypts every kept secret anew with the first key of the settings, or with a new one where the installation keeps
   * its keys in a file. Returns the id of the key, and how many secrets there were.
   */
  rotate(): Promise<{ keyId: string; count: number }>
}
