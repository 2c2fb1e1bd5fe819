import { DEFAULT_CHANNELS, NOTIFICATION_KINDS } from '../../../core/notifications/index.ts'

export const EXAMPLE_NOTIFICATION = {
  id: '01943c6e-0a54-7e20-8c32-4a5b6c7d8e9f',
  kind: 'source_read',
  title: 'Kontoauszug.pdf ist gelesen: 3 Zeilen angelegt.',
  body: '2 Briefe und 1 Kontakt.',
  link: 'http://127.0.0.1:8080/quellen/01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
  created_at: '2026-05-20T06:31:07.000Z',
  read_at: null,
}

export const EXAMPLE_KINDS = DEFAULT_CHANNELS

export const EXAMPLE_UNREAD = {
  total: 3,
  by_kind: Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, kind === 'source_read' ? 3 : 0])),
}
