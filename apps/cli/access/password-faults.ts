import type { PasswordFault } from '../../../core/access/index.ts'

export const PASSWORD_FAULTS: {
  [K in PasswordFault['kind']]: (fault: Extract<PasswordFault, { kind: K }>) => string
} = {
  password_too_short: ({ minimum }) => `Das Kennwort braucht mindestens ${minimum} Zeichen.`,
  password_too_long: ({ maximum }) => `Das Kennwort darf höchstens ${maximum} Zeichen haben.`,
}
