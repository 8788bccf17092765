import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { CurrentUser } from "../../../../worker/contract/account";
import { addressOf } from "../../../../worker/contract/addresses";
import { setupAdmin } from "../../../data/account";
import { changed } from "../../../data/changed";
import { RequestError } from "../../../lib/http/request-error";
import { loginAddress, useSession } from "../../../lib/session/session";
import { Button, buttonClass } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { Refusal } from "../../../ui/refusal";
import { SkeletonGroup } from "../../../ui/skeleton";
import { TitledSection } from "../../../ui/titled-section";
import { useToast } from "../../../ui/toast-context";
import { AccountFrame } from "../auth/account-frame";

const REDIRECT_AFTER_MS = 2000;

export function AdminSetupPage() {
  const session = useSession();
  const client = useQueryClient();
  const { toast } = useToast();
  const grant = useMutation({
    mutationFn: setupAdmin,
    onSuccess: async () => {
      toast({ title: "Success!", description: "Admin access has been granted to your account.", tone: "success" });
      await changed(client, "session");
    },
    onError: (error) => toast({ title: "Setup Failed", description: failure(error), tone: "destructive" }),
  });

  if (grant.isSuccess) return <Complete />;
  if (session.state === "loading") return <Loading />;
  if (session.state === "unreachable") {
    return (
      <AccountFrame title="Admin setup">
        <ErrorState title="We could not check who you are" onRetry={session.retry}>
          The server did not answer.
        </ErrorState>
      </AccountFrame>
    );
  }
  if (session.state === "signed-out") {
    return (
      <AccountFrame title="Authentication Required" lead="Sign in with the account that is to look after the site.">
        <a href={loginAddress()} className={buttonClass({ size: "lg", block: true })}>
          Sign In
        </a>
      </AccountFrame>
    );
  }
  if (session.user.role === "admin") {
    return (
      <AccountFrame title="Admin Access Active" lead="Your account already has admin access.">
        <Link to={addressOf("admin")} className={buttonClass({ size: "lg", block: true })}>
          Go to Admin Dashboard
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Admin setup" lead="The first admin of the site is made here, once.">
      <Person user={session.user} />
      <TitledSection id="privileges" title="Admin privileges" headingClass="text-xl" className="grid gap-3">
        <ul className="grid gap-2">
          {PRIVILEGES.map((privilege) => (
            <li key={privilege} className="flex items-start gap-3">
              <Check aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-accent" />
              {privilege}
            </li>
          ))}
        </ul>
      </TitledSection>
      <Refusal>{grant.error ? failure(grant.error) : undefined}</Refusal>
      <Button size="lg" block busy={grant.isPending} busyLabel="Setting up..." onClick={() => grant.mutate()}>
        Grant Admin Access
      </Button>
    </AccountFrame>
  );
}

function Person({ user }: { user: CurrentUser }) {
  const rows = [
    ["E-mail", user.email],
    ["Name", [user.firstName, user.lastName].filter(Boolean).join(" ") || "Not given"],
    ["Role", user.role || "user"],
  ] as const;
  return (
    <dl className="divide-y divide-line border-line border-y">
      {rows.map(([term, value]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-6 py-3">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 break-all font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Complete() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(addressOf("admin"), { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AccountFrame
      title="Setup Complete!"
      lead={
        <span role="status">Admin access has been granted to your account. Taking you to the admin dashboard.</span>
      }
    >
      <Link to={addressOf("admin")} className={buttonClass({ size: "lg", block: true })}>
        Go to Admin Dashboard
      </Link>
    </AccountFrame>
  );
}

function Loading() {
  return (
    <AccountFrame title="Admin setup">
      <SkeletonGroup label="Loading your account" className="grid gap-4" bars={["h-36 w-full", "h-13 w-full"]} />
    </AccountFrame>
  );
}

const failure = (error: unknown) =>
  (error instanceof RequestError && error.body?.message) || "Failed to setup admin access";

const PRIVILEGES = [
  "Create and manage workout programs",
  "Write and publish blog posts",
  "Access admin dashboard",
  "Manage site content",
];
