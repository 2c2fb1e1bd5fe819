import { ForeseenError } from '../core/shared/foreseen-error.ts'

/** What whoever runs the service can mend, in one German line; undefined for a fault of ours, which needs its stack. */
export function explainForeseen(error: unknown): string | undefined {
  const { code, message, path, syscall } = error as NodeJS.ErrnoException
  if (error instanceof ForeseenError) return message
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code?.startsWith('28') || code === '3D000')
    return `Die Datenbank unter DATABASE_URL ist nicht zu gebrauchen: ${message}`
  if (code === 'ENOSPC') return 'Die Festplatte ist voll.'
  if (code === 'EACCES' || code === 'EROFS') return `Hier darf Hofkern nicht schreiben oder lesen: ${path ?? message}`
  if (code === 'ENOTDIR' || (code === 'EEXIST' && syscall === 'mkdir'))
    return `${path ?? message} geht nicht: Dort oder darüber liegt eine Datei, wo ein Ordner sein muss.`
  if (code === 'EISDIR') return `${path ?? 'Das'} ist ein Ordner; hier gehört eine Datei hin.`
  if (code === 'ENOENT') return `${path ?? message} gibt es nicht.`
  return undefined
}
