/** „Abteil 3“, „Abt. 2“ and „Gruppe 4“ are names. */
const NUMBERED =
  /(?:^|[\s/-])(?:\p{L}*(?:abteil|bucht|stall|gruppe|box|iglu|herde|halle|haus|partie|durchgang)|Abt\.?|Nr\.?)\s*\d{1,6}$/iu

/** „62 Milchkühe“, „Jungrinder (18)“ and „Färsen, 14 Stück“ as the animals and how many they are. */
export function herdWord(text: string): { word: string; count?: number } {
  const [, before, behind, word = text.trim()] =
    /^(?:(\d{1,6})\s*(?:Stück|St\.|x)?\s+)(?=\p{L})()(.+)$/u.exec(text.trim()) ??
    (NUMBERED.test(text.trim())
      ? undefined
      : /^()(?=.*?[\s(,](\d{1,6})\s*(?:Stück|St\.?|Tiere)?\s?\)?$)(.+?)[\s,]*\(?\s?\d{1,6}\s*(?:Stück|St\.?|Tiere)?\s?\)?$/u.exec(
          text.trim(),
        )) ??
    []
  const count = Number(before || behind)
  return { word: word.trim(), ...(count > 0 && { count }) }
}
