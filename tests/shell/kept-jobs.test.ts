import { expect, it } from "vitest";
import { createKeptJobs } from "../../src/shell/kept-jobs.ts";
import { newStorage } from "../support/storage.ts";

const job = (number: number) => ({
  operation: "pets.add",
  href: `https://pets.test/jobs/${number}`,
});

it("keeps the jobs of each member apart, and none while nobody is signed in", () => {
  const storage = newStorage();
  let member: { id: number } | null = { id: 1 };
  const jobs = createKeptJobs(storage, () => member);
  jobs.keep(job(1));
  jobs.keep(job(2));
  jobs.keep(job(1));
  expect(jobs.all()).toEqual([job(2), job(1)]);
  member = { id: 2 };
  expect(jobs.all()).toEqual([]);
  member = null;
  jobs.keep(job(3));
  expect(jobs.all()).toEqual([]);
  member = { id: 1 };
  jobs.drop(job(1));
  jobs.drop(job(2));
  expect(storage.length).toBe(0);
});

it("keeps the latest jobs alone, and ignores what else was stored", () => {
  const storage = newStorage();
  const jobs = createKeptJobs(storage, () => ({ id: 1 }));
  for (let number = 0; number < 50; number += 1) jobs.keep(job(number));
  expect(jobs.all().length).toBeLessThanOrEqual(20);
  expect(jobs.all().at(-1)).toEqual(job(49));
  for (const stored of ["{", "7", "null", '{"a":1}', '[null,{"href":1},"x"]']) {
    storage.setItem("jobs:1", stored);
    expect(jobs.all()).toEqual([]);
  }
});
