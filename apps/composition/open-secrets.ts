import { join } from 'node:path'
import { AesSecretBox, type SecretBox } from '../../adapters/crypto/secret-box.ts'
import { addSecretKey, readSecretKeyFile } from '../../adapters/crypto/secret-key-file.ts'
import { resealSigningKeys, type SigningKeys } from '../../adapters/crypto/signing-key-ring.ts'
import type { SecretRotation } from '../../core/access/index.ts'
import type { Settings } from './settings.ts'

/** Where the keys are that encrypt secrets, if the settings bring none. */
export const secretKeyFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'secret-keys')

/** What encrypts secrets in the database: keys from the settings, else from a file that is made at the first start. */
export function openSecrets(settings: Pick<Settings, 'dataDir' | 'secretKeys'>): SecretBox {
  const { secretKeys } = settings
  const path = secretKeyFile(settings)
  return secretKeys
    ? new AesSecretBox(() => secretKeys, 'Add it to HOFKERN_SECRET_KEYS, behind the first one.')
    : new AesSecretBox(
        () => readSecretKeyFile(path),
        `Put the file ${path} of the first start back, copy it from the machine that has it, or name its keys in HOFKERN_SECRET_KEYS.`,
      )
}

/** Processes that run meanwhile find the new key in the file when they meet what it has sealed. */
export const secretRotationOf = (
  settings: Pick<Settings, 'dataDir' | 'secretKeys'>,
  signingKeys: SigningKeys,
  running: SecretBox,
): SecretRotation => ({
  async rotate() {
    if (!settings.secretKeys) addSecretKey(secretKeyFile(settings))
    const box = settings.secretKeys ? running : openSecrets(settings)
    return { keyId: box.keyId, count: await resealSigningKeys(signingKeys, box) }
  },
})
