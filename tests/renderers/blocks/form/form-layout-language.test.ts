import { describe, expect, it } from "vitest";
import { translators } from "../../../../src/i18n/texts.ts";
import { describeProblem } from "../../../../src/language/problem.ts";
import { compileBody, problemsOfBody } from "../../../support/shipped-environment.ts";

/** A form that adds a member, with the given layout. */
const adding = (layout: object) => ({ kind: "form", submit: "member.add", ...layout });

const account = { title: "Account", fields: ["username", "password"] };
const person = { title: "Person", fields: ["fullname", "mobile"] };
const named = ({ fields }: { fields: readonly string[] }) => fields.map((name) => ({ name }));

describe("sections and steps of a form", () => {
  it("arrange its fields, which are asked in that order", () => {
    const { plan, problems } = compileBody(
      adding({
        columns: 2,
        steps: [account, { title: "Rest", sections: [{ ...person, columns: 3 }] }],
      }),
    );
    expect(problems).toEqual([]);
    expect(plan?.body).toMatchObject({
      steps: [
        { title: "Account", sections: [{ title: null, columns: 2, fields: named(account) }] },
        { title: "Rest", sections: [{ title: "Person", columns: 3, fields: named(person) }] },
      ],
    });
  });

  it("a form without them is one step of one section, neither with a title", () => {
    const { plan } = compileBody(adding({ fields: account.fields.concat("fullname") }));
    expect(plan?.body).toMatchObject({
      steps: [{ title: null, sections: [{ title: null, columns: 1 }] }],
    });
  });

  it("hand their conditions down to their fields", () => {
    const more = { title: "More", when: "form.status == 0", fields: ["remarks"] };
    const { plan, problems } = compileBody(
      adding({ sections: [account, person, { title: "State", fields: ["status"] }, more] }),
    );
    expect(problems).toEqual([]);
    const conditions = [{ source: "form.status == 0" }];
    expect(plan?.body).toMatchObject({
      steps: [{ sections: [{}, {}, {}, { fields: [{ name: "remarks", conditions }] }] }],
    });
  });

  it.each<[string, object, string]>([
    [
      "an unknown field in a section",
      { sections: [account, { title: "Person", fields: ["fullname", "mobil"] }] },
      "unknownField /body/sections/1/fields/1",
    ],
    [
      "a section without a title",
      { sections: [account, { fields: ["fullname"] }] },
      "missingProperty /body/sections/1",
    ],
    [
      "a section without fields",
      { sections: [account, person, { title: "More", fields: [] }] },
      "outOfRange /body/sections/2/fields",
    ],
    [
      "a step without fields",
      { steps: [account, person, { title: "More" }] },
      "stepWithoutFields /body/steps/2",
    ],
    [
      "a step with fields and sections",
      { steps: [account, { title: "Rest", fields: ["fullname"], sections: [person] }] },
      "severalLayouts /body/steps/1",
    ],
    ["fields and steps at once", { fields: ["status"], steps: [account] }, "severalLayouts /body"],
    [
      "a field that is asked for twice",
      { sections: [account, person, { title: "Again", fields: ["username"] }] },
      "duplicateField /body/sections/2/fields/0",
    ],
    [
      "a step whose condition is none",
      { steps: [account, { ...person, when: "form.username" }] },
      "expressionType /body/steps/1/when",
    ],
    [
      "a step whose condition reads what the form does not have",
      { steps: [account, { ...person, when: "form.state == 1" }] },
      "unknownMember /body/steps/1/when",
    ],
    [
      "more columns than fit",
      { sections: [{ ...account, columns: 5 }] },
      "outOfRange /body/sections/0/columns",
    ],
  ])("%s is told", (_name, layout, wanted) => {
    expect(problemsOfBody(adding(layout))).toContain(wanted);
  });

  it("each such problem says what to do, in every language", () => {
    const { problems } = compileBody(adding({ steps: [{ title: "Nothing" }] }));
    const problem = problems.find(({ code }) => code === "stepWithoutFields");
    if (!problem) throw new Error("It was not told.");
    for (const of of Object.values(translators)) {
      const { message, remedy } = describeProblem(problem, of);
      expect([message, remedy].join()).not.toMatch(/problem\.|\{\{/);
    }
  });
});

describe("a form that is only read", () => {
  const values = { load: { call: "member.getOne", with: { id: "1 + 0" } } };
  const reading = (readOnly: unknown) => ({
    kind: "form",
    submit: "member.update",
    values,
    readOnly,
  });

  it("needs the permission to read its values, not the one to send them", () => {
    const { plan, problems } = compileBody(reading(true));
    expect(problems).toEqual([]);
    expect(plan?.body.requires).toEqual(["system:member:read"]);
  });

  it("may be so while an expression holds, which must be a condition", () => {
    expect(problemsOfBody(reading("!can('system:member:update')"))).toEqual([]);
    expect(problemsOfBody(reading("user.id"))).toEqual(["expressionType /body/readOnly"]);
    expect(problemsOfBody(reading(1))).toEqual(["wrongType /body/readOnly"]);
  });
});
