/** A fault that whoever runs the service can mend; the message is one German line that says how. */
export class ForeseenError extends Error {}
