declare const brand: unique symbol

/** A UUID that names one kind of thing; the brand keeps a document's id from standing where a namespace's belongs. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind }

export type NamespaceId = Id<'Namespace'>
export type UserId = Id<'User'>
export type DocumentId = Id<'Document'>
export type JobId = Id<'Job'>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => UUID.test(text)
