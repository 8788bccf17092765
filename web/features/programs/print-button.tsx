import { Printer } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../../ui/button";

export function PrintButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="secondary" icon={<Printer aria-hidden strokeWidth={1.75} />} {...props}>
      Print the week
    </Button>
  );
}
