import { join } from 'node:path'
import { AesSecretBox, type SecretBox } from '../../adapters/crypto/secret-box.ts'
import { addSecretKey, readSecretKeyFile } from '../../adapters/crypto/secret-key-file.ts'
import type { SecretRotation } from '../../core/access/index.ts'
import type { Settings } from './settings.ts'

/** The file of the data folder with the keys that encrypt secrets, where the settings bring none. */
export const SECRET_KEYS = 'secret-keys'

export const secretKeyFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, SECRET_KEYS)

/** What encrypts secrets in the database: keys from the settings, else from a file that is made at the first start. */
export function openSecrets(settings: Pick<Settings, 'dataDir' | 'secretKeys'>): SecretBox {
  const { secretKeys } = settings
  const path = secretKeyFile(settings)
  return secretKeys
    ? new AesSecretBox(() => secretKeys, 'Nimm ihn in HOFKERN_SECRET_KEYS auf, hinter den ersten.')
    : new AesSecretBox(
        () => readSecretKeyFile(path),
        `Leg die Datei ${path} des ersten Starts zurück, kopiere sie von dem Rechner, der sie hat, oder nenn ihre Schlüssel in HOFKERN_SECRET_KEYS.`,
      )
}

/** Seals one kind of what is kept with the box's first key; returns how many there were. */
type Reseal = (box: SecretBox) => Promise<number>

/** Processes that run meanwhile find the new key in the file when they meet what it has sealed. */
export const secretRotationOf = (
  settings: Pick<Settings, 'dataDir' | 'secretKeys'>,
  running: SecretBox,
  kinds: readonly Reseal[],
): SecretRotation => ({
  async rotate() {
    if (!settings.secretKeys) addSecretKey(secretKeyFile(settings))
    const box = settings.secretKeys ? running : openSecrets(settings)
    let count = 0
    for (const reseal of kinds) count += await reseal(box)
    return { keyId: box.keyId, count }
  },
})
