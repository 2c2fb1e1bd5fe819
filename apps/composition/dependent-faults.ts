import { vapidFault } from './setting-schemas.ts'
import type { Variables } from './setting-variables.ts'

/** Settings that are given together or not at all. */
const GROUPS: [trigger: keyof Variables, needs: (keyof Variables)[]][] = [
  ['HOFKERN_EMBEDDINGS_BASE_URL', ['HOFKERN_EMBEDDINGS_MODEL']],
  ['HOFKERN_SESSION_ISSUER', ['HOFKERN_SESSION_JWKS_URL', 'HOFKERN_SESSION_AUDIENCE']],
  ['HOFKERN_VAPID_PUBLIC_KEY', ['HOFKERN_VAPID_PRIVATE_KEY', 'HOFKERN_VAPID_SUBJECT']],
  ['HOFKERN_VAPID_PRIVATE_KEY', ['HOFKERN_VAPID_PUBLIC_KEY']],
  ['HOFKERN_S3_ENDPOINT', ['HOFKERN_S3_BUCKET', 'HOFKERN_S3_ACCESS_KEY_ID', 'HOFKERN_S3_SECRET_ACCESS_KEY']],
]

/** What is wrong with settings that are each good by themselves. */
export function dependentFaults(variables: Variables): string[] {
  const faults = GROUPS.flatMap(([trigger, needs]) =>
    variables[trigger] === undefined
      ? []
      : needs.filter((name) => variables[name] === undefined).map((name) => `${name} fehlt neben ${trigger}.`),
  )
  if (variables.HOFKERN_RATE_LIMITS === 'off' && variables.NODE_ENV === 'production')
    faults.push('HOFKERN_RATE_LIMITS: off geht nicht mit NODE_ENV=production.')
  if (variables.HOFKERN_NOW !== undefined && variables.NODE_ENV === 'production')
    faults.push('HOFKERN_NOW: ist für Versuche und geht nicht mit NODE_ENV=production.')
  if (variables.HOFKERN_LLM_PROVIDER !== 'none' && !variables.HOFKERN_LLM_MODEL)
    faults.push('HOFKERN_LLM_MODEL fehlt neben HOFKERN_LLM_PROVIDER.')
  if (variables.HOFKERN_LLM_PROVIDER === 'openai-compatible' && !variables.HOFKERN_LLM_BASE_URL)
    faults.push('HOFKERN_LLM_BASE_URL fehlt; openai-compatible braucht sie.')
  if (variables.HOFKERN_LLM_PASSAGE_QUESTIONS === 'on' && variables.HOFKERN_LLM_PROVIDER === 'none')
    faults.push('HOFKERN_LLM_PASSAGE_QUESTIONS: on geht nur mit HOFKERN_LLM_PROVIDER.')
  if (variables.HOFKERN_EMBEDDINGS_MODEL_DIR && variables.HOFKERN_EMBEDDINGS_BASE_URL)
    faults.push('HOFKERN_EMBEDDINGS_MODEL_DIR: geht nicht neben HOFKERN_EMBEDDINGS_BASE_URL.')
  const { HOFKERN_VAPID_PUBLIC_KEY: publicKey, HOFKERN_VAPID_PRIVATE_KEY: privateKey } = variables
  if (publicKey && privateKey) faults.push(...vapidFault(publicKey, privateKey))
  return faults
}
