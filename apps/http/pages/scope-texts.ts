import type { Scope } from '../../../core/access/index.ts'

/** What a person reads before they grant a scope. */
export interface ScopeText {
  title: string
  /** What it lets a program do, in one sentence. */
  sentence: string
  /** It changes something on the farm, or it uses up something paid for. */
  mark?: 'writes' | 'costs'
}

export const SCOPE_TEXTS: Record<Scope, ScopeText> = {
  ask: {
    title: 'Fragen stellen',
    sentence:
      'Stellt Fragen und bekommt Antworten aus allem, was du hier hast: aus allen Unterlagen und allen Einträgen deines Hofs, auch aus denen, die du hier nicht ankreuzt.',
  },
  research: {
    title: 'Berichte schreiben lassen',
    sentence: 'Lässt ausführliche Berichte aus dem Fachwissen schreiben. Von deinem Hof liest es dabei nichts.',
    mark: 'costs',
  },
  'documents.read': { title: 'Unterlagen lesen', sentence: 'Liest deine Dokumente, Berichte und Messwerte.' },
  'training.write': {
    title: 'Unterlagen hinzufügen',
    sentence: 'Legt neue Unterlagen in deinem Wissen ab, verfolgt, wie sie gelesen werden, und öffnet ihre Originale.',
    mark: 'writes',
  },
  'contacts.read': { title: 'Kontakte lesen', sentence: 'Liest, wer in deinen Kontakten steht.' },
  'places.read': { title: 'Orte und Flächen lesen', sentence: 'Liest deine Orte und Felder.' },
  'work_items.read': { title: 'Arbeiten lesen', sentence: 'Liest, was auf deinem Hof zu tun ist und was getan wurde.' },
  'listings.read': {
    title: 'Inserate lesen',
    sentence: 'Liest deine Inserate auf dem Marktplatz, auch die noch nicht veröffentlichten.',
  },
  'animals.read': { title: 'Tiere lesen', sentence: 'Liest, welche Tiere du hältst.' },
  'letters.read': { title: 'Briefe lesen', sentence: 'Liest deinen Schriftverkehr.' },
  'workspace.write': {
    title: 'Auf dem Hof ändern',
    sentence: 'Legt auf deinem Hof Einträge an und ändert sie.',
    mark: 'writes',
  },
}

export const MARK_TEXTS: Record<NonNullable<ScopeText['mark']>, string> = { writes: 'darf ändern', costs: 'kostet AKh' }
