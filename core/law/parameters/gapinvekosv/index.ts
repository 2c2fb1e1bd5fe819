export { sammelantragAendernBis } from './sammelantrag-aendern-bis.ts'
export { sammelantragBis } from './sammelantrag-bis.ts'
