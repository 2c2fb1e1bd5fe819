import { z } from 'zod'

/** What some models refuse in a schema, though it is right; the input is checked by the whole schema all the same. */
const FANCY = ['$schema', 'format', 'pattern', 'propertyNames']

/**
 * The JSON Schema of a tool's input or output in the few words that every client understands: an object, nothing by
 * reference.
 */
export function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output'): { type: 'object'; [word: string]: unknown } {
  const described = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    override: ({ jsonSchema }) => {
      for (const word of FANCY) delete jsonSchema[word as keyof typeof jsonSchema]
      // Anything at all, in the word that strict clients know.
      if (
        typeof jsonSchema.additionalProperties === 'object' &&
        Object.keys(jsonSchema.additionalProperties).length === 0
      )
        jsonSchema.additionalProperties = true
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  delete described.$schema
  return described as ReturnType<typeof jsonSchemaOf>
}
