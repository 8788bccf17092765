import { Alert } from "../../../ui/alert";

export function MemberDiscount({ percent }: { percent: number }) {
  return <Alert tone="success" title={`Member Discount: ${percent}% off all sessions!`} />;
}
