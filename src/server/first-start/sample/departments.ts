/** A department of the sample organisation and those below it. */
export interface SampleDepartment {
  name: string;
  below?: readonly SampleDepartment[];
}

/** Twelve departments in three levels. */
export const sampleDepartments: readonly SampleDepartment[] = [
  {
    name: "Meridian Logistics",
    below: [
      {
        name: "Operations",
        below: [{ name: "Warehousing" }, { name: "Transport" }, { name: "Customer Delivery" }],
      },
      { name: "Finance", below: [{ name: "Accounting" }, { name: "Cost Control" }] },
      { name: "People and Culture", below: [{ name: "Training" }] },
      { name: "Information Technology", below: [{ name: "Service Desk" }] },
    ],
  },
];
