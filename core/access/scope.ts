/** What an agent may be granted, in the order in which a person reads it on the consent screen. */
export const SCOPES = [
  'ask', 'research', 'documents.read', 'training.write', 'contacts.read', 'places.read',
  'work_items.read', 'listings.read', 'animals.read', 'letters.read',
] as const

export type Scope = (typeof SCOPES)[number]
