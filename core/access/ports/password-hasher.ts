/** A memory-hard password hash. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes as long for a missing hash as for a wrong password, so that time does not tell whether an account exists. */
  matches(password: string, hash: string | null): Promise<boolean>
}
