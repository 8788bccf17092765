type Limit<Value> = { value: Value; message: string };

/** What a field has to keep to, in the words of its refusals; the form library takes the same. */
export type FieldRules = {
  required?: string;
  minLength?: Limit<number>;
  maxLength?: Limit<number>;
  pattern?: Limit<RegExp>;
  validate?: (typed: string) => true | string;
};

/** What a rule says against what was typed; where several would, the first of them. */
export function ruleRefusal(rules: FieldRules, typed: string): string | undefined {
  const { required, minLength, maxLength, pattern, validate } = rules;
  if (!typed && required) return required;
  if (typed && maxLength && typed.length > maxLength.value) return maxLength.message;
  if (typed && minLength && typed.length < minLength.value) return minLength.message;
  if (typed && pattern && !pattern.value.test(typed)) return pattern.message;
  const verdict = validate?.(typed) ?? true;
  return verdict === true ? undefined : verdict;
}
