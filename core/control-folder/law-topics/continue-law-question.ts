import type { ReadLawQuestion } from './read-law-question.ts'

const GOES_ON = /^(?:und|aber)(?!\p{L})/iu

/** Whether a question says only what is another than in the one before: „Und auf der Kuhweide?“ */
export const goesOnFromLaw = (text: string): boolean => GOES_ON.test(text.trim())

/**
 * The question before in which what is said anew stands for what is of its sort: fields and uses for fields, a
 * fertilizer for a fertilizer, days for days.
 */
export function continuedLawQuestion(before: ReadLawQuestion, anew: ReadLawQuestion): ReadLawQuestion {
  const { fields, animals, materials, crops, days, past, isOpen } = anew.question
  const saysUse = anew.meanings.some(({ concepts }) => concepts.includes('grassland') || concepts.includes('arable'))
  const isPlaceAnew = fields.length > 0 || crops.length > 0 || saysUse
  const isReplaced = (concepts: ReadLawQuestion['meanings'][number]['concepts']): boolean =>
    (isPlaceAnew && ['grassland', 'arable', 'crop', 'field'].some((one) => concepts.includes(one as 'field'))) ||
    (materials.length > 0 && concepts.includes('material'))
  return {
    meanings: [...before.meanings.filter(({ concepts }) => !isReplaced(concepts)), ...anew.meanings],
    question: {
      ...before.question,
      ...(isPlaceAnew && { fields, crops }),
      ...(animals.length > 0 && { animals }),
      ...(materials.length > 0 && { materials }),
      ...(days && { days, past, isOpen }),
    },
  }
}
