import { useState } from "react";
import { brand } from "../../../worker/contract/brand";
import type { HealthAnswers } from "../../../worker/contract/first-week";
import { FIRST_WEEK_LIMITS as LIMITS } from "../../../worker/contract/first-week-limits";
import { answerHealth, useCardSave } from "../../data/first-week";
import { goToControl } from "../../lib/forms/go-to-control";
import { refusalsOf } from "../../lib/http/issues-of";
import { Alert } from "../../ui/alert";
import { CardFrame } from "./card-frame";
import type { CardProps } from "./card-props";
import { SignAgreement } from "./sign-agreement";
import { YesNo } from "./yes-no";

type Said = { adult: boolean | null; answers: (boolean | null)[]; fullName: string; agreed: boolean };

/** Asks the health questions, and adults to sign the waiver. */
export function HealthCard({ firstWeek, user, ...card }: CardProps) {
  const { content, health, version, signed, waiverHash } = firstWeek;
  const { questions } = content;
  const isSigned = signed?.waiverHash === waiverHash;
  const [said, setSaid] = useState<Said>(() => ({
    adult: health.adult,
    answers: questions.map((question) => health.answers.find((each) => each.question === question)?.yes ?? null),
    fullName: signed?.fullName ?? [user.firstName, user.lastName].filter(Boolean).join(" "),
    agreed: false,
  }));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const save = useCardSave(answerHealth);
  // A signature is valid only for the answers it was given with.
  const isSame = isSigned && said.adult === health.adult && sameAnswers(said.answers, health.answers);
  const signs = said.adult === true && !isSame;
  const next = () => {
    const found = problemsOf(said, signs);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return goToControl(first);
    if (isSame) return card.onDone();
    save.mutate(inputOf(said, signs, version), {
      onSuccess: card.onDone,
      onError: (error) =>
        setProblems(refusalsOf(error, (path) => (path in CONTROLS ? (CONTROLS[path] ?? null) : null))),
    });
  };
  return (
    <CardFrame
      {...card}
      busy={save.isPending}
      error={save.error}
      next={signs ? "Sign and go on" : "Next"}
      onNext={next}
    >
      <div className="grid">
        <YesNo
          id="adult"
          question="I am 18 or older"
          value={said.adult}
          error={problems.adult}
          onChange={(adult) => setSaid({ ...said, adult })}
        />
        {questions.map((question, at) => (
          <YesNo
            key={question}
            id={`question-${at}`}
            question={question}
            value={said.answers[at] ?? null}
            error={problems[`question-${at}`]}
            onChange={(yes) =>
              setSaid({ ...said, answers: said.answers.map((old, place) => (place === at ? yes : old)) })
            }
          />
        ))}
      </div>
      <CoachNote said={said} />
      {signs ? (
        <SignAgreement
          waiver={content.waiver}
          isAgain={signed !== null}
          fullName={said.fullName}
          agreed={said.agreed}
          problems={problems}
          onName={(fullName) => setSaid({ ...said, fullName })}
          onAgreed={(agreed) => setSaid({ ...said, agreed })}
        />
      ) : null}
      {isSame ? (
        <Alert tone="success" title="Signed">
          Your copy is at the end of these cards.
        </Alert>
      ) : null}
    </CardFrame>
  );
}

/** Says what an answer will lead to, before it is sent. */
function CoachNote({ said: { adult, answers } }: { said: Said }) {
  const { firstName } = brand.coach;
  if (adult === false) {
    return (
      <Alert live title={`${firstName} comes first`}>
        Under 18 you sign nothing here. You write to {firstName} at the end, who talks with you and your parents.
      </Alert>
    );
  }
  if (!answers.includes(true)) return null;
  return (
    <Alert live title={`${firstName} comes first`}>
      That is no reason to stay away. You write to {firstName} at the end, before your first session.
    </Alert>
  );
}

const CONTROLS: Record<string, string> = { fullName: "full-name", agreed: "agreed" };

const sameAnswers = (answers: readonly (boolean | null)[], stored: readonly { yes: boolean }[]) =>
  answers.length === stored.length && answers.every((yes, at) => yes === stored[at]?.yes);

function problemsOf({ adult, answers, fullName, agreed }: Said, signs: boolean): Record<string, string> {
  const found: Record<string, string> = {};
  if (adult === null) found.adult = "Say yes or no.";
  answers.forEach((answer, at) => {
    if (answer === null) found[`question-${at}`] = "Say yes or no.";
  });
  if (signs && fullName.trim().length < LIMITS.fullNameMin) found["full-name"] = "Type your full name.";
  if (signs && !agreed) found.agreed = "Tick the box to sign.";
  return found;
}

const inputOf = ({ adult, answers, fullName, agreed }: Said, signs: boolean, version: number): HealthAnswers => ({
  version,
  adult: adult === true,
  answers: answers.map((answer) => answer === true),
  fullName: signs ? fullName.trim() : null,
  agreed: signs && agreed,
});
