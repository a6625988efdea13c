/**
 * Stands for `@rjsf/validator-ajv8`, which rjsf's own test helper imports: Ajv's compiler needs
 * `eval`, which the content security policy forbids.
 */
const noValidator: null = null;

export default noValidator;
