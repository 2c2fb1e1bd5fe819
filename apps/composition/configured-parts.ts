import type { ConfiguredParts, Probes } from '../../core/operations/index.ts'
import { mailboxFailureText, makeListMailboxes, type MailboxStore } from '../../core/mailboxes/index.ts'
import type { Mailer } from '../../core/shared/ports/mailer.ts'
import type { Embeddings } from './open-embedder.ts'
import type { Models } from './open-models.ts'
import type { Settings } from './settings.ts'

export const configuredParts = ({
  s3,
  dataDir,
  languageModel,
  embeddings,
  sessionIssuer,
  vapid,
  mailFrom,
}: Settings): ConfiguredParts => ({
  objectStore: s3 ? `S3-Bucket ${s3.bucket}` : `${dataDir}/objects`,
  dataFolder: dataDir,
  languageModel: languageModel && `${languageModel.provider}, ${languageModel.model}`,
  embeddings: embeddings && ('folder' in embeddings ? `das Modell in ${embeddings.folder}` : embeddings.model),
  sessionIssuer: sessionIssuer?.issuer,
  pushSubject: vapid?.subject,
  mailFrom,
})

/** What the doctor tries of the parts that other programs offer. */
export const probesOf = (
  { smtpUrl, mailFrom, baseUrl, webRedirectUris }: Settings,
  {
    mailer,
    models,
    embeddings,
    foreignTokens,
    bucket,
    mailboxes,
  }: {
    mailer: Mailer
    models: Models | undefined
    embeddings: Embeddings | undefined
    foreignTokens: { probe(): Promise<void> } | undefined
    bucket: { checkUploadsFrom(origin: string): Promise<void> } | undefined
    mailboxes: MailboxStore
  },
): Probes => ({
  mail: smtpUrl === undefined ? undefined : () => mailer.send({ to: mailFrom, ...PROBE_MAIL }),
  languageModel: models?.probe,
  embeddings: embeddings?.probe,
  sessionIssuer: foreignTokens && (() => foreignTokens.probe()),
  mailboxes: () => demandReadable(mailboxes),
  browserUploads:
    bucket &&
    (async () => {
      const origins = new Set([baseUrl, ...webRedirectUris].map((address) => new URL(address).origin))
      for (const origin of origins) await bucket.checkUploadsFrom(origin)
    }),
})

const PROBE_MAIL = {
  subject: 'Probe von Hofkern',
  text: 'Diese Mail hat „npx hofkern doctor“ geschickt. Sie ist angekommen, also gehen Mails von Hofkern hinaus.',
}

/** Goes by what was noted at the last reading: a mail server that hangs is none of the doctor's. */
async function demandReadable(mailboxes: MailboxStore): Promise<void> {
  const all = await makeListMailboxes({ mailboxes })()
  const wrong = all.flatMap(({ user, failure }) =>
    failure === null ? [] : [`${user}: ${mailboxFailureText(failure)}`],
  )
  if (wrong.length > 0) throw new Error(wrong.join(' '))
}
