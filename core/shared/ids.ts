declare const brand: unique symbol

/** A UUID that names one kind of thing; the brand keeps a document's id from standing where a namespace's belongs. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind }

export type NamespaceId = Id<'Namespace'>
export type UserId = Id<'User'>
export type DocumentId = Id<'Document'>
export type JobId = Id<'Job'>

/** The namespace of the knowledge that every farm may read and only operators change. */
export const SHARED_NAMESPACE = '00000000-0000-7000-8000-000000000001' as NamespaceId

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => UUID.test(text)
