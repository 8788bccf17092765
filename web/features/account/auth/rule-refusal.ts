type Limit<Value> = { value: Value; message: string };

/** Validation rules of a field with their messages; the form library accepts the same shape. */
export type FieldRules = {
  required?: string;
  minLength?: Limit<number>;
  maxLength?: Limit<number>;
  pattern?: Limit<RegExp>;
  validate?: (typed: string) => true | string;
};

/** Returns the message of the first rule that a value violates. */
export function ruleRefusal(rules: FieldRules, typed: string): string | undefined {
  const { required, minLength, maxLength, pattern, validate } = rules;
  if (!typed && required) return required;
  if (typed && maxLength && typed.length > maxLength.value) return maxLength.message;
  if (typed && minLength && typed.length < minLength.value) return minLength.message;
  if (typed && pattern && !pattern.value.test(typed)) return pattern.message;
  const verdict = validate?.(typed) ?? true;
  return verdict === true ? undefined : verdict;
}
