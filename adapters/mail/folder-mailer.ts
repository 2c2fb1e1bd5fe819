import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '../../core/shared/ports/mailer.ts'

/** Writes mails into a folder, one file each: for a machine without a mail server. */
export const folderMailer = ({
  folder,
  from,
  onMail,
}: {
  folder: string
  from: string
  onMail: (path: string) => void
}): Mailer => ({
  async send({ to, subject, text }) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.txt`)
    // Whoever looks into the folder finds a mail whole or not at all.
    await writeFile(`${path}.part`, `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, {
      mode: 0o600,
      flag: 'wx',
    })
    await rename(`${path}.part`, path)
    onMail(path)
  },
})
