/** The same text for the same data, whatever the order in which its fields were set; what is undefined is left out. */
export const canonicalJson = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
