export { bekanntgabeNachAufgabeZurPost } from './bekanntgabe-nach-aufgabe-zur-post.ts'
