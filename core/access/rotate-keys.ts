import type { Audit } from './ports/audit.ts'
import type { SecretRotation } from './ports/secret-rotation.ts'
import type { SigningKeyRotation } from './ports/signing-key-rotation.ts'

/**
 * Makes a new key for tokens; those of the old ones stay good until they expire, or, where a key has leaked, end at
 * once.
 */
export type RotateSigningKey = (options: { leaked: boolean }) => Promise<{ keyId: string }>

export const makeRotateSigningKey =
  (deps: { signingKeyRotation: SigningKeyRotation; audit: Audit }): RotateSigningKey =>
  async ({ leaked }) => {
    const keyId = await deps.signingKeyRotation.rotate({ leaked })
    deps.audit({ event: 'signing_key_rotated', key_id: keyId, leaked })
    return { keyId }
  }

/** Encrypts the secrets in the database with another key; those of before are not needed for them any more. */
export type RotateSecrets = () => Promise<{ keyId: string; count: number }>

export const makeRotateSecrets =
  (deps: { secretRotation: SecretRotation; audit: Audit }): RotateSecrets =>
  async () => {
    const { keyId, count } = await deps.secretRotation.rotate()
    deps.audit({ event: 'secrets_resealed', key_id: keyId, count })
    return { keyId, count }
  }
