import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '../../core/shared/ports/mailer.ts'

/** Writes mails into a folder, one file each: for a machine without a mail server. */
export const folderMailer = ({ folder, from, onMail }: { folder: string; from: string; onMail: (path: string) => void }): Mailer => ({
  async send({ to, subject, text }) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${Math.random().toString(36).slice(2, 8)}.txt`)
    await writeFile(path, `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600, flag: 'wx' })
    onMail(path)
  },
})
