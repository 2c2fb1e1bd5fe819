import { ForeseenError } from '../../core/shared/foreseen-error.ts'

/** A folder or an installation that no model can be run with; the message is German and says what is wrong. */
export class OnnxModelError extends ForeseenError {}
