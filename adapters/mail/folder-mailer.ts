import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demandOneLine, type Mailer } from '../../core/shared/ports/mailer.ts'

/**
 * Writes mails into a folder, for a machine without a mail server: what a person would read as a text file, what a mail
 * program would show beside it. Those with content of a namespace lie in a folder by its name.
 */
export const folderMailer = ({
  folder,
  from,
  onMail,
}: {
  folder: string
  from: string
  onMail: (path: string) => void
}): Mailer => ({
  async send({ to, subject, text, html, namespace }) {
    demandOneLine({ to, subject })
    const place = namespace ? join(folder, namespace) : folder
    await mkdir(place, { recursive: true, mode: 0o700 })
    const path = join(place, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`)
    if (html !== undefined) await writeWhole(`${path}.html`, html)
    await writeWhole(`${path}.txt`, `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}`)
    onMail(`${path}.txt`)
  },

  forget: (namespace) => rm(join(folder, namespace), { recursive: true, force: true }),
})

/** Whoever looks into the folder finds a file whole or not at all. */
async function writeWhole(path: string, content: string): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600, flag: 'wx' })
  await rename(`${path}.part`, path)
}
