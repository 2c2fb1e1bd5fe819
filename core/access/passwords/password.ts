/** NIST SP 800-63B-4 §3.1.1.2 asks for at least 8 where a second factor exists; we have none, and take 10. */
export const MINIMUM_PASSWORD = 10
/** Nobody types more, and a hash of it costs no more. */
export const MAXIMUM_PASSWORD = 1000

export type PasswordFault =
  { kind: 'password_too_short'; minimum: number } | { kind: 'password_too_long'; maximum: number }

export function passwordFault(password: string): PasswordFault | undefined {
  const length = [...password].length
  if (length < MINIMUM_PASSWORD) return { kind: 'password_too_short', minimum: MINIMUM_PASSWORD }
  return password.length > MAXIMUM_PASSWORD ? { kind: 'password_too_long', maximum: MAXIMUM_PASSWORD } : undefined
}
